/** An error that the operator can correct. It is printed as one line, without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}

/** An error of any other class is a fault of the program and is printed whole. */
export function exitWith(error: unknown): never {
  console.error(error instanceof OperatorError ? error.message : error)
  process.exit(1)
}
