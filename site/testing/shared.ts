import { beforeAll } from 'vitest'

/** What the tests of a file share. It is made before the first of them and has its properties from then on. */
export function shared<Value extends object>(make: () => Promise<Value>): Value {
  const value = {} as Value // filled before anybody reads it
  beforeAll(async () => {
    Object.assign(value, await make())
  })
  return value
}
