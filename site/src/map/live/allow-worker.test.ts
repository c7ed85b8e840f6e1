import { describe, expect, test, vi } from 'vitest'
import { allowWorker } from './allow-worker.ts'

const WORKER = '/assets/worker-abc.js'

function stubTrustedTypes(defaultPolicy: unknown = null) {
  const createPolicy =
    vi.fn<(name: string, rules: { createScriptURL(url: string): string }) => void>()
  vi.stubGlobal('trustedTypes', { defaultPolicy, createPolicy })
  return createPolicy
}

describe('the one default policy of Trusted Types (spec/faults §11.3)', () => {
  test('lets the worker of the map be started, and no other script', () => {
    const createPolicy = stubTrustedTypes()
    allowWorker(WORKER)
    const [name, rules] = createPolicy.mock.calls[0] ?? []
    expect(name).toBe('default')
    expect(Object.keys(rules ?? {})).toEqual(['createScriptURL'])
    expect(rules?.createScriptURL(WORKER)).toBe(WORKER)
    expect(() => rules?.createScriptURL('https://evil.test/worker.js')).toThrow(TypeError)
  })

  test('is made once', () => {
    const createPolicy = stubTrustedTypes({})
    allowWorker(WORKER)
    expect(createPolicy).not.toHaveBeenCalled()
  })

  test('is not asked for where there are no Trusted Types', () => {
    expect(() => allowWorker(WORKER)).not.toThrow()
  })
})
