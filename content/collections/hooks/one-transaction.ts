import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

/** Runs several saves of one request in one transaction: all of them take place, or none. */
export async function withOneTransaction(
  req: PayloadRequest,
  save: () => Promise<void>,
): Promise<void> {
  const isOurs = await initTransaction(req)
  try {
    await save()
    if (isOurs) await commitTransaction(req)
  } catch (error) {
    if (isOurs) await killTransaction(req)
    throw error
  }
}
