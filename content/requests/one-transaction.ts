import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

/** Runs several saves of one request in one transaction: either all of them take effect or none. */
export async function withOneTransaction<Result>(
  req: PayloadRequest,
  save: () => Promise<Result>,
): Promise<Result> {
  const isOurs = await initTransaction(req)
  try {
    const result = await save()
    if (isOurs) await commitTransaction(req)
    return result
  } catch (error) {
    if (isOurs) await killTransaction(req)
    throw error
  }
}
