import type { Studio } from './open-studio.ts'

export async function reloadAndPutBack({ page }: Studio): Promise<void> {
  page.once('dialog', (question) => void question.accept())
  await page.reload()
  await page.getByText('You typed this, and it was not saved').waitFor()
  await page.getByRole('button', { name: 'Put it back' }).click()
}

/** Logs in over the page, after a press on a button in a session that has ended. */
export async function logInOverPage({ page, account }: Studio): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Log in to go on' })
  await dialog.getByLabel('Password').fill(account.password)
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await dialog.waitFor({ state: 'detached' })
}
