import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestModule } from 'vitest/node'
import type { Failure, MeasuredFile } from '../test-report.ts'

/** Set by `npm test`. */
const FILE = process.env['TEST_MEASURES']

export class MeasureReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (FILE) writeFileSync(FILE, JSON.stringify(modules.map(measure)))
  }
}

function measure(module: TestModule): MeasuredFile {
  const { duration, collectDuration } = module.diagnostic()
  return {
    file: relative(process.cwd(), module.moduleId),
    ms: duration + collectDuration,
    passed: [...module.children.allTests('passed')].length,
    failures: failuresOf(module),
  }
}

function failuresOf(module: TestModule): readonly Failure[] {
  const failures = [...module.children.allTests('failed')].map((test) => ({
    test: test.fullName.replaceAll(' > ', ' › '),
    message: firstLine(test.result().errors?.[0]?.message),
  }))
  if (failures.length > 0 || module.state() !== 'failed') return failures
  return [{ test: '(the file or a hook)', message: firstLine(module.errors()[0]?.message) }]
}

function firstLine(message = 'without a message'): string {
  return stripVTControlCharacters(message).replace(/\n.*/s, '')
}
