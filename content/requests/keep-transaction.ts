import type { Payload, PayloadRequest } from 'payload'

type Database = Payload['db']
type TransactionId = number | string

/** The transactions that Payload may not roll back now. */
const keptIn = new WeakMap<Database, Set<TransactionId>>()

/**
 * Runs saves within a transaction. Payload would roll it back as soon as it refuses one of them; here it stays open
 * until `run` has ended, so that other saves can be tried. Each save needs its own request, because Payload also
 * removes the transaction from the request of a refused save.
 */
export async function keepTransaction<Result>(
  { payload, transactionID }: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  run: () => Promise<Result>,
): Promise<Result> {
  const id = await transactionID
  if (id === undefined || id === null) throw new Error('There is no transaction to keep')
  const kept = keptBy(payload.db)
  kept.add(id)
  try {
    return await run()
  } finally {
    kept.delete(id)
  }
}

function keptBy(database: Database): Set<TransactionId> {
  const known = keptIn.get(database)
  if (known) return known
  const kept = new Set<TransactionId>()
  keptIn.set(database, kept)
  const { rollbackTransaction } = database
  database.rollbackTransaction = async (id) => {
    if (!kept.has(await id)) await rollbackTransaction.call(database, id)
  }
  return kept
}
