import assert from 'node:assert/strict'
import { test } from 'node:test'
import { commonAddress } from './postal-code.ts'

const area = (address_state: string, address_city: string, address_street = '') => ({
  address_state,
  address_city,
  address_street,
})

const cases: [string, ReturnType<typeof area>[], ReturnType<typeof area> | undefined][] = [
  ['of one town is its address', [area('東京都', '渋谷区', '渋谷')], area('東京都', '渋谷区', '渋谷')],
  ['of none is none', [], undefined],
  [
    'of several towns of a city is the city (452-0961)',
    [area('愛知県', '清須市', '春日明河原'), area('愛知県', '清須市', '春日一番割')],
    area('愛知県', '清須市'),
  ],
  [
    'of cities in two prefectures is empty (871-0000)',
    [area('福岡県', '築上郡吉富町'), area('大分県', '中津市')],
    area('', ''),
  ],
  [
    'of two cities of a prefecture is the prefecture alone',
    [area('京都府', '乙訓郡大山崎町', '円明寺'), area('京都府', '長岡京市', '円明寺')],
    area('京都府', ''),
  ],
]
for (const [title, addresses, expected] of cases)
  test(`the address of a postal code ${title}`, () => assert.deepEqual(commonAddress(addresses), expected))
