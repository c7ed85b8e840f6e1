/** Thrown for a file that is not accepted. The message is a sentence for the editor who uploaded it. */
export class UploadProblem extends Error {
  override readonly name = 'UploadProblem'
}
