import { dropNodes } from './databases/two-nodes.js';
import '../database/beside-each-other.test.js';

// The races of two servers with their sides on two nodes: after the hooks of the tests, which close the servers.
afterAll(dropNodes);
