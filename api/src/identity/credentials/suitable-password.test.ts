import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newPasswordError } from './suitable-password.ts'

const isCommon = async (password: string): Promise<boolean> =>
  (await newPasswordError('password', password, 'tanaka.taro@aoba-design.co.jp'))?.message ===
  '推測されやすいパスワードです。別のパスワードを入力してください。'

test('refuses common words, keyboard rows, runs, repetitions and what is known of the user', async () => {
  for (const password of [
    'password1234',
    'P@ssw0rd1234',
    'qwertyuiop[]',
    '1qaz2wsx3edc4rfv',
    'abcdefghijklmnop',
    '123456789012',
    'aaaaaaaaaaaa',
    'ａａａａａａａａａａａａ',
    'a'.repeat(128),
    'tanakatanaka',
    'aoba-designaoba-design',
  ]) {
    assert.equal(await isCommon(password), true, password)
  }
})

test('phrases, random characters and Japanese are not, whatever kinds of characters they lack', async () => {
  for (const password of [
    'correct-horse-battery',
    'xkqvjzwmhtgpbn',
    '春はあけぼのやうやう白くなりゆく',
    '4@8({[<369&#!1/|0$5+7%2'.repeat(6).slice(0, 128),
  ]) {
    assert.equal(await isCommon(password), false, password)
  }
})
