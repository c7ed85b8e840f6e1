/** The message is a sentence for the editor who uploaded the file. */
export class UploadProblem extends Error {
  override readonly name = 'UploadProblem'
}
