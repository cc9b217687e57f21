/// The words of the puzzles come with their pages.

import english from "../../messages/puzzles/en.ftl?raw";
import french from "../../messages/puzzles/fr.ftl?raw";
import { learnWords } from "../words/messages";

learnWords({ en: english, fr: french });
