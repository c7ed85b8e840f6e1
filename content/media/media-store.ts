/** Where the files are: names that follow from what is in them, so that nothing is ever written twice (spec/faults M4). */
export interface MediaStore {
  /** All of a file, undefined when there is none. Rejects when the store cannot be asked. */
  read(name: string): Promise<Buffer | undefined>
  /** Writes a file unless it is there; a reader sees all of it or nothing. Rejects when it is not kept (spec/faults M5). */
  write(name: string, bytes: Buffer): Promise<void>
}
