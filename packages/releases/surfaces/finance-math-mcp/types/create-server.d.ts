import { Server } from '@modelcontextprotocol/sdk/server/index.js';
export declare function createServer(version: string): Server;
