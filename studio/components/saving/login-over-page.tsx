'use client'

import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { askStudio, hasSessionEnded, type Ask, type StudioAnswer } from '../parts/ask-studio.ts'
import { useAuth } from '../payload-ui.ts'
import { LoginDialog } from './login-dialog.tsx'

const AskContext = createContext<Ask>(askStudio)

/** Like `askStudio`. If the session has ended, the person logs in over the page, and the request is sent again. */
export function useAsk(): Ask {
  return use(AskContext)
}

export function LoginOverPage({ children }: { readonly children: ReactNode }) {
  const { email, logIn, dialog } = useLogin()
  const ask = useMemo<Ask>(
    () =>
      async function askAgain<Value>(...asked: Parameters<Ask>): Promise<StudioAnswer<Value>> {
        const answer = await askStudio<Value>(...asked)
        if (answer.ok || !(await hasSessionEnded(answer.status))) return answer
        return (await logIn()) ? askAgain<Value>(...asked) : { ...answer, message: LOGGED_OUT }
      },
    [logIn],
  )
  return (
    <AskContext value={ask}>
      {children}
      {dialog && <LoginDialog email={email} onLoggedIn={dialog.succeed} onClose={dialog.close} />}
    </AskContext>
  )
}

const LOGGED_OUT = 'You are logged out. Log in and press again'

interface Asking {
  readonly isDone: Promise<boolean>
  readonly end: (isLoggedIn: boolean) => void
}

/** Requests that fail at the same time share one dialog. */
function useLogin() {
  const { user } = useAuth()
  // Remembered, because Payload forgets the account when the session ends.
  const known = useRef('')
  const asking = useRef<Asking>(undefined)
  const [email, setEmail] = useState<string>()

  useEffect(() => {
    if (user) known.current = String(user['email'])
  }, [user])

  const logIn = useCallback(async () => {
    if (!asking.current) {
      const { promise, resolve } = Promise.withResolvers<boolean>()
      asking.current = { isDone: promise, end: resolve }
      setEmail(known.current)
    }
    return asking.current.isDone
  }, [])

  function end(hasLoggedIn: boolean) {
    asking.current?.end(hasLoggedIn)
    asking.current = undefined
    setEmail(undefined)
  }

  const dialog =
    email === undefined ? undefined : { succeed: () => end(true), close: () => end(false) }
  return { email: email ?? '', logIn, dialog }
}
