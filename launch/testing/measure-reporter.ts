import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'
import type { Failure, MeasuredFile } from '../test-report.ts'

/** Set by `npm test`. */
const FILE = process.env['TEST_MEASURES']
const MESSAGE_LINES = 4

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
    lines: errorLines(test.result().errors?.[0], module.moduleId),
  }))
  if (failures.length > 0 || module.state() !== 'failed') return failures
  return [{ test: '(the file or a hook)', lines: errorLines(module.errors()[0], module.moduleId) }]
}

/** The first lines of the message (a timeout names there what it waited for), then the line in the test file. */
function errorLines(error: SerializedError | undefined, file: string): readonly string[] {
  const said = stripVTControlCharacters(error?.message ?? 'without a message')
  const lines = said.split('\n').filter((line) => line.trim() !== '')
  const line = error?.stack?.split(`${file}:`)[1]?.match(/^\d+/)?.[0]
  return [...lines.slice(0, MESSAGE_LINES), ...(line ? [`at line ${line}`] : [])]
}
