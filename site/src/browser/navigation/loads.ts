import type { Place } from './navigation.ts'
import type { Emit } from './visit.ts'

export interface Load {
  readonly token: number
  readonly signal: AbortSignal
}

/** There is one page load at a time: a new one aborts it. */
export function createLoads(emit: Emit) {
  let lastToken = 0
  let pending: { readonly token: number; readonly request: AbortController } | undefined

  function finish(): void {
    if (!pending) return
    const { token } = pending
    pending = undefined
    emit('end', { token })
  }

  function giveUp(): void {
    pending?.request.abort()
    finish()
  }

  return {
    isUnderWay: () => pending !== undefined,
    begin(from: Place, to: Place): Load {
      giveUp()
      lastToken += 1
      const request = new AbortController()
      pending = { token: lastToken, request }
      emit('start', { token: lastToken, from, to })
      return { token: lastToken, signal: request.signal }
    },
    end({ token }: Load): void {
      if (pending?.token === token) finish()
    },
    giveUp,
  }
}

export type Loads = ReturnType<typeof createLoads>
