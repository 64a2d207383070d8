import { defineRemote } from '@invoice-card/config/webpack'

export default defineRemote('remote_account', 'myaccount', import.meta.dirname)
