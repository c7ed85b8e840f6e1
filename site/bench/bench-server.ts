/** As the site sends it to a browser that accepts brotli. */
export interface ServedPage {
  /** Headers by lower-case name, as sent, without those that belong to the connection. */
  readonly headers: Readonly<Record<string, string>>
  readonly brotli: Buffer
  readonly identity: Buffer
}

export interface BenchServer {
  readonly name: 'nginx' | 'bare Node' | 'ours'
  readonly url: string
  readonly pid: number
  close(): Promise<void>
}
