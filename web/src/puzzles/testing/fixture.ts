/// Puzzles of the toy game (`match/testing/toy.ts`), for tests.

export const FIXTURE = `# id grade rating goal themes position solution
aaaa1\t1\t900\twin\tshut-in\t0 w\ta
bbbb2\t3\t1500\twin\tshut-in,last-two\t0 w\ta b a
cccc3\t5\t2100\tdraw\tlast-two\t0 w\tb a cc
`;
