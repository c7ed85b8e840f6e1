/** A file that is not accepted; the message is a sentence for the editor who uploaded it. */
export class UploadProblem extends Error {
  override readonly name = 'UploadProblem'
}
