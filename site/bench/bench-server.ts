/** A page as our own server sends it to a browser that takes brotli. */
export interface ServedPage {
  /** By lower-case name, as sent, without those of the connection. */
  readonly headers: Readonly<Record<string, string>>
  readonly brotli: Buffer
  readonly identity: Buffer
}

/** One of the servers that are compared. */
export interface BenchServer {
  readonly name: 'nginx' | 'bare Node' | 'ours'
  readonly url: string
  readonly pid: number
  close(): Promise<void>
}
