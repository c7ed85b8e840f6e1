import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import type { MeasuredFile } from '../test-report.ts'

/** The path of the file with the results, set by `npm test`. */
const FILE = process.env['TEST_MEASURES']

/**
 * Writes the time of each test file and the results of its tests as JSON (`MeasuredFile[]`), for the last lines of
 * `npm test`.
 */
export class MeasureReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (FILE) writeFileSync(FILE, JSON.stringify(modules.map(measure)))
  }
}

function measure(module: TestModule): MeasuredFile {
  const { duration, collectDuration } = module.diagnostic()
  const count = (state: 'passed' | 'failed') => [...module.children.allTests(state)].length
  const failed = count('failed')
  return {
    file: relative(process.cwd(), module.moduleId),
    ms: duration + collectDuration,
    passed: count('passed'),
    // A file that could not be loaded, or whose hooks failed, counts as one failure.
    failed: failed === 0 && module.state() === 'failed' ? 1 : failed,
  }
}
