import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { LONG_TEST_FILES } from '../long-test-files.ts'

const LONG = Object.keys(LONG_TEST_FILES)

/**
 * Starts with the files that take longest, so that none of them is still running when the others have finished. The
 * long files of a project are together, in the order of `LONG_TEST_FILES`.
 */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- this is a method of vitest, not of an array
    const inOrder = await super.sort(files)
    const byProject = Map.groupBy(inOrder.filter(isLong), ({ project }) => project)
    const long = [...byProject.values()].flatMap((ofOne) =>
      ofOne.toSorted((one, other) => placeOf(one) - placeOf(other)),
    )
    return [...long, ...inOrder.filter((file) => !isLong(file))]
  }
}

function isLong(file: TestSpecification): boolean {
  return placeOf(file) !== -1
}

function placeOf({ moduleId }: TestSpecification): number {
  return LONG.indexOf(relative(process.cwd(), moduleId))
}
