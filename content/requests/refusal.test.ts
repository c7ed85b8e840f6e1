import { describe, expect, test } from 'vitest'
import { ValidationError } from 'payload'
import { BAD_REQUEST, CONFLICT } from './http-status.ts'
import { reasonsIn, refusal, refusalAt } from './refusal.ts'

describe('the reasons of a refused request', () => {
  test('name the field that `refusalAt` refuses', () => {
    expect(reasonsIn(refusalAt('at', 'This time has passed'))).toEqual([
      { field: 'at', message: 'This time has passed.' },
    ])
  })

  test('name no field for a refusal of the whole request', () => {
    expect(reasonsIn(refusal(CONFLICT, 'Take it out first.'))).toEqual([
      { message: 'Take it out first.' },
    ])
  })

  test('name each field of a refused save by its label, or by its path if it has no label', () => {
    const errors = [
      { path: 'place.street', label: 'Place > Street', message: 'Write a street' },
      { path: 'slug', message: 'Is taken' },
    ]
    expect(reasonsIn(new ValidationError({ errors }))).toEqual([
      { field: 'place.street', message: 'Place, Street: Write a street.' },
      { field: 'slug', message: 'slug: Is taken.' },
    ])
  })

  test('are an empty list for a fault of the system', () => {
    expect(reasonsIn(new Error('The disk is full'))).toEqual([])
    expect(reasonsIn(refusal(500, 'The disk is full'))).toEqual([])
    expect(reasonsIn(refusal(BAD_REQUEST, 'No'))).toHaveLength(1)
  })
})
