import type { Socket } from 'node:net'

/** What llhttp takes as "no more HTTP on this connection". */
const NO_MORE_HTTP = 2

/** The parser that Node gives each connection of a server; its types do not know it. */
interface ParsedSocket extends Socket {
  readonly parser?: { onIncoming: () => number } | null
}

/**
 * Drops what a connection has sent and Node has not parsed yet. Node goes on parsing a chunk of up to 64 kB after its
 * socket is destroyed, and keeps an object for each request in it (decision 035).
 */
export function dropUnparsed(socket: ParsedSocket): void {
  const { parser } = socket
  if (parser) parser.onIncoming = () => NO_MORE_HTTP
}
