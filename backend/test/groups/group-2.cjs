require('./deal.cjs')(2);
