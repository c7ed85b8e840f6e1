import { ValidationError } from 'payload'

/** Fails if the save was not refused. */
export async function refusedFields(
  saving: Promise<unknown>,
): Promise<[field: string, sentence: string][]> {
  try {
    await saving
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return error.data.errors.map(({ path, message }) => [path, message])
  }
  throw new Error('It was saved')
}
