import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

/** Either all saves take effect or none. */
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
