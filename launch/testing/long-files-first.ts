import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { LONG_TEST_FILES } from '../long-test-files.ts'

const LONG = Object.keys(LONG_TEST_FILES)

/**
 * Long files start first, so that none of them still runs when the others have finished. All files of a project are
 * together, because a worker that changes to another project is started again: it loads Payload or starts a Chromium
 * once more. The project `unit` is last: its files are short, so all workers end at nearly the same time.
 */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- this is a method of vitest, not of an array
    const inOrder = await super.sort(files)
    // Vitest sorts the projects by name: `unit` comes after `browser` and `data`.
    const byProject = Map.groupBy(inOrder, ({ project }) => project)
    return [...byProject.values()].flatMap((ofOne) => [
      ...ofOne.filter(isLong).toSorted((one, other) => placeOf(one) - placeOf(other)),
      ...ofOne.filter((file) => !isLong(file)),
    ])
  }
}

function isLong(file: TestSpecification): boolean {
  return placeOf(file) !== -1
}

function placeOf({ moduleId }: TestSpecification): number {
  return LONG.indexOf(relative(process.cwd(), moduleId))
}
