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
  test('allows the worker of the map to start, and no other script', () => {
    const createPolicy = stubTrustedTypes()
    allowWorker(WORKER)
    const [name, rules] = createPolicy.mock.calls[0] ?? []
    expect(name).toBe('default')
    expect(Object.keys(rules ?? {})).toEqual(['createScriptURL'])
    expect(rules?.createScriptURL(WORKER)).toBe(WORKER)
    expect(() => rules?.createScriptURL('https://evil.test/worker.js')).toThrow(TypeError)
  })

  test('is created once', () => {
    const createPolicy = stubTrustedTypes({})
    allowWorker(WORKER)
    expect(createPolicy).not.toHaveBeenCalled()
  })

  test('is not created in a browser without Trusted Types', () => {
    expect(() => allowWorker(WORKER)).not.toThrow()
  })
})
