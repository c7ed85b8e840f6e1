import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { LONG_TEST_FILES } from '../long-test-files.ts'

/** Starts with the files that take longest, so that none of them is still running when the others have finished. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- vitest's method, of no array
    const inOrder = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) =>
      relative(process.cwd(), moduleId) in LONG_TEST_FILES
    return [...inOrder.filter(isLong), ...inOrder.filter((file) => !isLong(file))]
  }
}
