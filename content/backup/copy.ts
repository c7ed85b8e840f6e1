import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { closeSync, createReadStream, openSync, writeSync } from 'node:fs'
import type pg from 'pg'

/** The part of `pg`'s connection that its types leave out. */
interface Connection {
  readonly stream: NodeJS.EventEmitter & { readonly writableNeedDrain: boolean }
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
}

interface Handlers {
  readonly handleCopyData?: (message: { readonly chunk: Buffer }) => void
  readonly handleCopyInResponse?: (connection: Connection) => void
}

/** Returns the SHA-256 of the file. */
export async function copyToFile(
  client: pg.Client,
  statement: string,
  path: string,
): Promise<string> {
  const hash = createHash('sha256')
  const file = openSync(path, 'w', 0o600)
  try {
    await copy(client, statement, {
      // Each chunk is written at once: memory never holds a whole table.
      handleCopyData({ chunk }) {
        writeSync(file, chunk)
        hash.update(chunk)
      },
    })
  } finally {
    closeSync(file)
  }
  return hash.digest('hex')
}

export function copyFromFile(client: pg.Client, statement: string, path: string): Promise<void> {
  return copy(client, statement, {
    handleCopyInResponse(connection) {
      send(connection, path).catch((error: unknown) => connection.sendCopyFail(String(error)))
    },
  })
}

async function send(connection: Connection, path: string): Promise<void> {
  const chunks: AsyncIterable<Buffer> = createReadStream(path)
  for await (const chunk of chunks) {
    connection.sendCopyFromChunk(chunk)
    if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain')
  }
  connection.endCopyFrom()
}

/** `pg` calls the functions of such an object with the server's messages. */
function copy(client: pg.Client, statement: string, handlers: Handlers): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<undefined>()
  client.query({
    ...handlers,
    submit: (connection: Pick<Connection, 'query'>) => connection.query(statement),
    handleCommandComplete: () => undefined,
    handleReadyForQuery: () => resolve(undefined),
    handleError: reject,
  })
  return promise
}
