import { defineRoute } from '../define-route.ts'
import { status } from '../models/status.ts'

export const getStatus = defineRoute({
  method: 'GET',
  url: '/api/status',
  access: 'public',
  schema: {
    summary: 'How the product runs and how its sources are',
    tags: ['operations'],
    response: { 200: status },
  },
})
