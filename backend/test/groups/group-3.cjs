require('./deal.cjs')(3);
