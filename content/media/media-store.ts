/** Files have names that follow from their content, so that none is ever overwritten (spec/faults M4). */
export interface MediaStore {
  /** Undefined if the file does not exist. Rejects if the store does not answer. */
  read(name: string): Promise<Buffer | undefined>
  /**
   * Writes a file unless it exists. A reader gets either the whole file or none. Rejects if the file was not stored
   * (spec/faults M5).
   */
  write(name: string, bytes: Buffer): Promise<void>
}
