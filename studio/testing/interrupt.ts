import type { Studio } from './open-studio.ts'

/** Loads the page again, as after a crash, and puts back what was typed into it. */
export async function reloadAndPutBack({ page }: Studio): Promise<void> {
  page.once('dialog', (question) => void question.accept())
  await page.reload()
  await page.getByText('You typed this, and it was not saved').waitFor()
  await page.getByRole('button', { name: 'Put it back' }).click()
}

/** Logs in over the page, after something was pressed in an ended session. */
export async function logInOverPage({ page, account }: Studio): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Log in to go on' })
  await dialog.getByLabel('Password').fill(account.password)
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await dialog.waitFor({ state: 'detached' })
}
