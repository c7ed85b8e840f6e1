/** For tests that import nothing of the content service. Takes the options as JSON, prints `database {name}`. */
import { createSeededDatabase, type SeededDatabaseOptions } from './seeded-database.ts'

const options = JSON.parse(process.argv[2] ?? '') as SeededDatabaseOptions // the test that starts this process writes it
const { name } = await createSeededDatabase(options)
console.log(`database ${name}`)
process.exit(0)
