// First of all: it sets the policy under which every other script is fetched.
import './environment/script-guard.ts'
import { start } from './app/start.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
start(root)
