/** Something was asked that makes no sense in any position: a game that does not exist, level 11, a text without end. */
export class BadRequest extends Error {
  override readonly name = "BadRequest";
}
