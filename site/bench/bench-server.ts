/** A page as the site sends it to a browser that accepts brotli. */
export interface ServedPage {
  /** Headers by lower-case name, as sent, without those that belong to the connection. */
  readonly headers: Readonly<Record<string, string>>
  readonly brotli: Buffer
  readonly identity: Buffer
}

/** A server whose CPU time is compared with that of the others. */
export interface BenchServer {
  readonly name: 'nginx' | 'bare Node' | 'ours'
  readonly url: string
  readonly pid: number
  close(): Promise<void>
}
