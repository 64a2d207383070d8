import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isHeldByPerson, isSameHolder } from './same-holder.ts'

const own = 'ｶ)ﾃｽﾄｼﾖｳｼﾞ'

for (const holder of ['ﾍﾞﾂﾉ', 'ﾕ)ﾃｽﾄｼﾖｳｼﾞ', 'ｶ)', 'ｶ)ﾃｽﾄｼﾖｳｼﾞﾆ', 'ﾃｽﾄｼﾖｳｼﾞ(ﾕ']) {
  test(`${holder} is another holder than ${own}`, () => assert.equal(isSameHolder(own, holder), false))
}

for (const holder of ['ｶ)ﾃｽﾄｼﾖｳｼﾞ', 'ｶ)ﾃｽﾄ ｼﾖｳｼﾞ', 'ﾃｽﾄｼﾖｳｼﾞ(ｶ', 'ﾃｽﾄｼﾖｳｼﾞ', 'ﾃ ｽ ﾄｼﾖｳｼﾞ(ｶ']) {
  test(`${holder} is ${own}`, () => assert.ok(isSameHolder(own, holder)))
}

test('a name that was cut is the one that goes on', () => {
  const long = 'ｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋ'
  assert.ok(isSameHolder(`ｶ)${long}ﾌ`, `${long}ﾌﾍﾎ`))
  assert.ok(!isSameHolder(`ｶ)${long}ﾌ`, `${long}ﾎﾍﾌ`))
})

test('a person holds an account in the own name, alone or behind a trade name', () => {
  for (const holder of ['ｻﾄｳ ﾊﾅｺ', 'ｻﾄｳﾊﾅｺ', 'ﾊﾅﾔ ｻﾄｳ ﾊﾅｺ', 'ﾊﾅﾔ ｻﾄｳﾊﾅｺ'])
    assert.ok(isHeldByPerson(holder, 'ｻﾄｳ ﾊﾅｺ'), holder)
  for (const holder of ['ｵｵｻﾄｳ ﾊﾅｺ', 'ｻﾄｳ ﾊﾅ', 'ｻﾄｳ ﾊﾅｺ ﾔ']) assert.ok(!isHeldByPerson(holder, 'ｻﾄｳ ﾊﾅｺ'), holder)
})
